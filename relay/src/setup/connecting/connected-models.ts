import type { Model } from '../../model/model.ts';
import type { ChooseAgent } from '../../model/transport/connections.ts';
import type { ModelSettings } from '../../settings/models.ts';
import { type Connection, isSamePlace, settingsOfConnection, withConnection } from './connection.ts';
import { readConnections, writeConnections } from './connections-file.ts';
import type { Service } from './model-services.ts';

export type ConnectedModelsOptions = {
  file: string;
  /** Those of the relay, the default first. */
  list: readonly Model[];
  /** Takes effect with the next request. */
  connect(models: readonly Model[]): void;
  createModel(settings: ModelSettings): Promise<Model>;
  chooseAgent?: ChooseAgent | undefined;
  /** Those to look for on this computer; by default all that we know. */
  localServices?: readonly Service[] | undefined;
};

/** The models that a person connected, in use and in their file. */
export class ConnectedModels {
  readonly options: ConnectedModelsOptions;
  #connections: readonly Connection[] = [];

  constructor(options: ConnectedModelsOptions) {
    this.options = options;
  }

  get connections(): readonly Connection[] {
    return this.#connections;
  }

  /** At the start. Throws one sentence when the file can't be used; then nothing is connected. */
  async restore(): Promise<void> {
    await this.#use(readConnections(this.options.file));
  }

  /** Gives why it could not be stored; it is in use anyway. */
  async add(connection: Connection): Promise<string | undefined> {
    return await this.#change(withConnection(this.#connections, connection));
  }

  async forget(place: Pick<Connection, 'service' | 'address'>): Promise<string | undefined> {
    return await this.#change(this.#connections.filter(connection => !isSamePlace(connection, place)));
  }

  async #change(connections: readonly Connection[]): Promise<string | undefined> {
    await this.#use(connections);
    try {
      writeConnections(this.options.file, connections);
      return undefined;
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message : String(thrown);
    }
  }

  async #use(connections: readonly Connection[]): Promise<void> {
    const models = await Promise.all(connections.map(connection => this.#createModel(connection)));
    this.#connections = connections;
    this.options.connect(models);
  }

  /** One that only talks gets tools too, but is not listed with them. */
  async #createModel(connection: Connection): Promise<Model> {
    const model = await this.options.createModel(settingsOfConnection(connection));
    return connection.calls ? model : { ...model, tools: undefined };
  }
}

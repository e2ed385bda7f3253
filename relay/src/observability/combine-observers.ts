import type {
  ModelCallObserver,
  RelayObserver,
  RequestObserver,
  ToolRunObserver,
  TurnObserver,
} from './relay-observer.ts';

/** One observer that tells them all; a single one is told without a detour. */
export function combineObservers(observers: readonly RelayObserver[]): RelayObserver {
  const [only, ...others] = observers;
  if (only && others.length === 0) return only;
  return { requestBegan: facts => requests(observers.map(each => each.requestBegan(facts))) };
}

function requests(observers: readonly RequestObserver[]): RequestObserver {
  return {
    streamOpened: () => tell(observers, each => each.streamOpened()),
    turnBegan: facts => turns(observers.map(each => each.turnBegan(facts))),
    ended: ending => tell(observers, each => each.ended(ending)),
  };
}

function turns(observers: readonly TurnObserver[]): TurnObserver {
  return {
    modelAsked: () => modelCalls(observers.map(each => each.modelAsked())),
    toolStarted: tool => toolRuns(observers.map(each => each.toolStarted(tool))),
    ended: (ending, usage) => tell(observers, each => each.ended(ending, usage)),
  };
}

function modelCalls(observers: readonly ModelCallObserver[]): ModelCallObserver {
  return {
    firstToken: () => tell(observers, each => each.firstToken()),
    noticed: notice => tell(observers, each => each.noticed(notice)),
    ended: ending => tell(observers, each => each.ended(ending)),
  };
}

function toolRuns(observers: readonly ToolRunObserver[]): ToolRunObserver {
  return { ended: outcome => tell(observers, each => each.ended(outcome)) };
}

function tell<Observer>(observers: readonly Observer[], what: (observer: Observer) => void): void {
  for (const observer of observers) what(observer);
}

/** What is secret in an address or beside it, as the extension decides it for all that it sends. */
export type Secrets = {
  maskAddress(address: string): string;
  /** Whether a parameter, or a header of that name, holds a secret. */
  isSecretParameter(name: string, value: string): boolean;
};

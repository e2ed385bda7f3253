/** The backend under test, and how it is asked. */
export type Target = {
  /** Without a slash at its end. */
  url: string;
  /** Sent with every request, such as `authorization`. */
  headers: Record<string, string>;
  /** Milliseconds for one answer. */
  timeout: number;
  agent: string | undefined;
  model: string | undefined;
};

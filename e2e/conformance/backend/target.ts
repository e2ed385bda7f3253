/** The backend under test, and the options for requests to it. */
export type Target = {
  /** Without a slash at its end. */
  url: string;
  /** Sent with every request, such as `authorization`. */
  headers: Record<string, string>;
  /** Milliseconds for one response. */
  timeout: number;
  agent: string | undefined;
  model: string | undefined;
};

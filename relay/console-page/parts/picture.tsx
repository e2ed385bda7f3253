import type { ReactNode } from 'react';

/** A picture that the relay took, and nothing that a page names. */
export function Picture({ base64, alt }: { base64: string; alt: string }): ReactNode {
  return <img className="picture" src={`data:image/jpeg;base64,${base64}`} alt={alt} />;
}

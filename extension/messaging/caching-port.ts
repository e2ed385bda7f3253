/** The name of the ports by which documents know that a panel is open. Nothing is ever said through them. */
export const KEEPING = 'assent.keeping';

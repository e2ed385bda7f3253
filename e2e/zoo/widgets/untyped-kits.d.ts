/** Select2 has no types: without jQuery in the page it is a function that attaches it to one. */
declare module 'select2' {
  const attach: (root: unknown, jquery: unknown) => void;
  export default attach;
}

/** Select2 says nothing of its types: outside of a page with jQuery it is a function that attaches it to one. */
declare module 'select2' {
  const attach: (root: unknown, jquery: unknown) => void;
  export default attach;
}

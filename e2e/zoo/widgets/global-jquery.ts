import jquery from 'jquery';

/** Plug-ins attach themselves to it; imported before them. */
Object.assign(globalThis, { jQuery: jquery });

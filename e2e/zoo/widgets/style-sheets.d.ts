/** Kits bring their styles as files that are imported for their effect alone. */
declare module '*.css';
declare module 'slim-select/styles';

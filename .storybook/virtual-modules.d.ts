declare module 'virtual:component-sizes' {
  /** Compressed bytes of each component's own code, by its path. */
  export const sizes: Record<string, number>
}

declare module 'virtual:texts' {
  /** The content of each locale file, by language and name. */
  export const texts: Record<string, Record<string, Record<string, unknown>>>
}

declare module 'virtual:component-sizes' {
  /** Compressed bytes of each component's own code, by its path. */
  export const sizes: Record<string, number>
}

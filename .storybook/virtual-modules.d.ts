declare module 'virtual:component-facts' {
  /** What the code knows of each component, by the path of its stories. */
  export const facts: Record<string, import('./component-facts.ts').ComponentFacts>
  /** What changed in the week before the last change. */
  export const week: import('./component-facts.ts').WeeksChange[]
}

declare module 'virtual:texts' {
  /** The content of each locale file, by language and name. */
  export const texts: Record<string, Record<string, Record<string, unknown>>>
}

declare module 'virtual:whole-state' {
  export const state: import('./whole-state.ts').WholeState
}

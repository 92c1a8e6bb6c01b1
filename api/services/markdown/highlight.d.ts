/** What stands for highlight.js in `api/tsconfig.json`: its own types bring the whole DOM along. */
export type LanguageFn = (api: unknown) => object

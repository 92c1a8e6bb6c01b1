import type { Entry } from '../entry.ts'

const run = 'npm run test:visual --'

/** Stores a picture, every picture of a component, or all of them as the ones to expect. */
export const acceptOne = ({ id }: Entry) => `${run} --update ${id}`
/** With the dashes that end a component’s name: another one may begin alike. */
export const acceptComponent = ({ component }: Entry) => `${run} --update ${component}--`
export const acceptAll = `${run} --update`

/** Stores what was judged; a component of which everything was accepted is named once. */
export function acceptMany(accepted: Entry[], all: Entry[]): string {
  const pictures = (entries: Entry[], component: string) =>
    entries.filter((entry) => entry.component === component && entry.kind !== 'failed')
  const words = [...new Set(accepted.map(({ component }) => component))].flatMap((component) => {
    const chosen = pictures(accepted, component)
    const isWhole = chosen.length > 1 && chosen.length === pictures(all, component).length
    return isWhole ? [`${component}--`] : chosen.map(({ id }) => id)
  })
  return `${run} --update ${words.join(' ')}`
}

/** Looks again at one story. */
export const lookAgain = ({ story }: Entry) => `${run} ${story}--`

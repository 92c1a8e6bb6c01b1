import type { Plugin } from 'vite'
import { readProps } from './component-props.ts'

/** Gives each component the types of its props in its source’s own words, for Storybook’s panel: its own reading ends at `readonly` and at what another type makes. */
export function speltProps(): Plugin {
  return {
    name: 'spelt-props',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(ui|site)\/[^?]*\.tsx$/.test(id)) return
      const said = readProps(id, code)
        .filter(({ props }) => props.length > 0)
        .map(({ component, props }) => {
          const types = Object.fromEntries(props.map(({ name, type }) => [name, type]))
          return `Object.assign(${component}, { speltProps: ${JSON.stringify(types)} })`
        })
      // Appended: every line of the source stays where its map says.
      return said.length > 0 ? { code: `${code}\n${said.join('\n')}\n`, map: null } : undefined
    },
  }
}

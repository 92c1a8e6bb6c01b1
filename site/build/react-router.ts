import type { Plugin } from 'vite'

/** Files that get a second copy of the package. */
const mark = '?moving'

/**
 * React Router as the browser gets it. It comes as one module, which a bundler can only send whole or not at all, so
 * `movingRouter` (a file of ours) gets a copy of its own: the first files then leave out what only that one uses. And what
 * nobody uses is really left out: the names for developer tools and unmarked calls would keep it.
 */
export function leanReactRouter(movingRouter: string): Plugin {
  return {
    name: 'lean-react-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(react-router|\.\/)/ },
      async handler(source, from, options) {
        const isFirst = source === 'react-router-dom' && from?.endsWith(movingRouter) === true
        const isInside = from?.endsWith(mark) === true
        const found = await this.resolve(source, from?.replace(mark, ''), { ...options, skipSelf: true })
        if (!found?.id.includes('/react-router')) return null
        // Its own `exports` lead to the edition with warnings for developers, whatever is built.
        const id = found.id.replace('/dist/development/', '/dist/production/')
        return { ...found, id: isFirst || isInside ? id + mark : id }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

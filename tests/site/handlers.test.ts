import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { languageContext } from '#site/context/context.ts'
import { createHandlers } from '#site/render/handlers.ts'
import { routes } from '#site/routes.tsx'

const handlers = createHandlers(routes)
const whole = createStaticHandler(routes).dataRoutes
const pages = [
  '',
  '/about',
  '/About',
  '/%61bout',
  '//about',
  '/about/no-such',
  '/blog/type/news',
  '/blog/app/a-post',
  '/newsletter/confirm',
  '/no/such/page',
]
const paths = [undefined, ...languages, 'pt'].flatMap((prefix) =>
  pages.map((page) => `${prefix ? `/${prefix}` : ''}${page}/`),
)

describe('the handler of an address', () => {
  it.each(paths)('finds %s where the whole table has it, by the ids that the browser knows', (path) => {
    const ids = (table: typeof whole) => matchRoutes(table, path)?.map(({ route }) => ('id' in route ? route.id : ''))
    expect(ids(handlers(path).dataRoutes)).toEqual(ids(whole))
    expect(ids(whole)?.[0]).toBe('root')
  })

  it('answers with the page', async () => {
    const requestContext = new RouterContextProvider()
    requestContext.set(languageContext, async () => {})
    const result = await handlers('/de/about/').query(new Request('http://site/de/about/'), { requestContext })
    expect(result).toMatchObject({ statusCode: 200, errors: null })
  })
})

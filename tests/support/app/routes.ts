import type { FastifyInstance } from 'fastify'

/** `POST /api/contact` … as Fastify knows them, parameters without names. */
export const routesOf = (app: FastifyInstance) => allRoutesOf(app).filter((route) => / \/api\//.test(route))

/** The same, with pages and files. */
export function allRoutesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  const routes: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (!part) continue
    const depth = indent.length / 4
    parents.splice(depth, parents.length, part.replace(/:\w+(\|:\w+)*/g, '{}'))
    const path = parents.join('')
    for (const method of methods.split(', ')) if (method && method !== 'HEAD') routes.push(`${method} ${path}`)
  }
  return [...new Set(routes)]
}

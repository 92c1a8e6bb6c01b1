import type { FastifyInstance } from 'fastify'
import { pictureFile } from '#api/contract/values/pictures.ts'
import { openToAll } from '#api/http/browser-files.ts'
import { isKnown } from '#api/http/etag.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import { gathered } from '#api/services/jobs/gathered.ts'

interface PicturesDependencies {
  storage: PictureStorage
  /** Those of the ids that there are. */
  knownPictures: (ids: string[]) => Promise<Set<string>>
}

const types = new Map(Object.entries({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }))

const YEAR = 31_536_000 // seconds

/** `GET /pictures/{id}-{width}.{format}`: what was made of uploads, beside the site's own pictures. */
export function picturesRoute(app: FastifyInstance, { storage, knownPictures }: PicturesDependencies): void {
  // One query at a time, whatever a stranger makes up.
  const knownAmong = gathered(knownPictures)

  /** In S3 each look is a paid call: nobody is to make one for a picture that there is not, unless the database is away. */
  async function read(id: string, name: string): Promise<Buffer | undefined> {
    if (!storage.inMemory) return storage.read(id, name)
    const isThere = () =>
      knownAmong(id).then(
        (known) => known.has(id),
        () => true,
      )
    return storage.inMemory(id, name) ?? ((await isThere()) ? storage.read(id, name) : undefined)
  }

  app.get<{ Params: { file: string } }>('/pictures/:file(^[0-9a-f]{32}-[0-9]+[.][a-z]+$)', async (request, reply) => {
    const { file } = request.params
    const [, id, name] = pictureFile.exec(file) ?? []
    const picture = id && name ? await read(id, name) : undefined
    if (!picture) return reply.callNotFound()
    const etag = `"${file}"`
    // Its address is made of the content's hash.
    reply.headers({ 'cache-control': `public, max-age=${YEAR}, immutable`, etag, ...openToAll })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(types.get(file.slice(file.indexOf('.') + 1)) ?? '').send(picture)
  })
}

import { pictureWidths } from '#api/contract/values/pictures.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { PictureFacts } from '#api/services/transfer/post-format.ts'
import { uploadsOf } from '#api/services/transfer/uploads-of.ts'
import { type ZippedFile, zipStream } from '#api/services/transfer/zip-stream.ts'
import type { ShownPicture } from '#api/store/staff/pictures.ts'
import type { Stores } from '#api/store/stores.ts'

interface PostExportDependencies {
  stores: Stores
  storage: Pick<PictureStorage, 'read'>
  note: NoteDeed
  now: () => number
}

export type PostExport = ReturnType<typeof createPostExport>

/** All posts as files (decision 0021), with the uploaded pictures that they show. Deleted posts, reads and revisions stay. */
export function createPostExport({ stores, storage, note, now }: PostExportDependencies) {
  async function* files(ids: string[]): AsyncGenerator<ZippedFile> {
    const { filesOfPost } = await import('#api/services/transfer/files-of-post.ts') // lazy, with its YAML
    const pictures = new Set<string>()
    for (const id of ids) {
      const post = await stores.postTransfer.find(id)
      if (!post || post.deletedAt !== undefined) continue
      for (const translation of post.translations) for (const upload of uploadsOf(translation)) pictures.add(upload)
      const folder = `posts/${folderOf(id)}`
      for (const { name, text } of filesOfPost(post)) yield { name: `${folder}/${name}`, bytes: Buffer.from(text) }
    }
    for (const id of [...pictures].toSorted()) {
      const picture = await stores.pictures.find(id)
      const bytes = picture && (await storage.read(id, `${pictureWidths(picture.width).at(-1)}.webp`))
      // A text may name what was never there.
      if (!picture || !bytes) continue
      yield { name: `pictures/${id}.webp`, bytes, isPacked: true }
      yield { name: `pictures/${id}.json`, bytes: Buffer.from(`${JSON.stringify(factsOf(picture), null, 2)}\n`) }
    }
  }

  return {
    /** Throws as `requireAllowed`. */
    async take({ live }: StaffContext): Promise<{ name: string; pieces: AsyncGenerator<Uint8Array> }> {
      requireAllowed(live, { stages: ['full'], right: 'posts' }, now())
      const name = `posts-${new Date(now()).toISOString().slice(0, 10)}.zip`
      await stores.transaction([], (inside) =>
        note(inside, { account: live?.account.id, deed: 'postsExported', facts: { is: name } }),
      )
      return { name, pieces: zipStream(files(await stores.postTransfer.ids()), now()) }
    },
  }
}

function factsOf({ name, alt, isDecorative, focus }: ShownPicture): PictureFacts {
  return { name, alt, isDecorative, focus }
}

/** An id may be anything that was once a text; a folder's name may not. */
const folderOf = (id: string) =>
  encodeURIComponent(id).replace(/[.*'()!~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

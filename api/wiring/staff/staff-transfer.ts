import type { PictureMaker } from '#api/services/pictures/picture-maker.ts'
import type { PostEditing } from '#api/services/posts/post-editing.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { createPostExport } from '#api/services/transfer/post-export.ts'
import { createPostImport } from '#api/services/transfer/post-import.ts'
import type { Parts } from '#api/wiring/parts.ts'
import type { wirePostChecks } from '#api/wiring/staff/post-checks.ts'

interface TransferParts extends Pick<Parts, 'stores' | 'pictures' | 'transfers' | 'now'> {
  note: NoteDeed
  maker: PictureMaker
  gateWithin: ReturnType<typeof wirePostChecks>['gateWithin']
  blog: { editing: PostEditing; postsChanged: () => void }
}

/** Posts with their pictures, out and in. */
export function wireTransfer(parts: TransferParts) {
  const { pictures: storage, blog } = parts
  const { handlers, ...postImport } = createPostImport({
    ...parts,
    ...{ storage, editing: blog.editing, onChange: blog.postsChanged },
  })
  return { handlers, postImport, postExport: createPostExport({ ...parts, storage }) }
}

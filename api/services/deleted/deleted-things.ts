import type { DeletedDone, DeletedInput } from '#api/contract/staff/deleted.ts'
import { MOST_DELETED_AT_ONCE } from '#api/contract/values/staff/deleted.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { deletedLock } from '#api/services/deleted/deleted-lock.ts'
import type { Erasing } from '#api/services/deleted/erasing.ts'
import { namedThings, nameOf } from '#api/services/deleted/named-things.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { whatIsSeenBy } from '#api/services/staff/what-is-seen.ts'
import type { DeletedRef, Whose } from '#api/store/staff/deleted.ts'
import type { Stores } from '#api/store/stores.ts'

const PER_PAGE = MOST_DELETED_AT_ONCE

interface DeletedThingsDependencies {
  stores: Stores
  erase: Erasing
  cover: Cover
  note: NoteDeed
  onChange: () => void // posts have changed
  now: () => number
}

/** Recently deleted (D26). */
export function createDeletedThings({
  stores,
  erase,
  cover,
  note,
  onChange,
  now,
}: DeletedThingsDependencies): Pick<StaffHandlers, 'listDeleted' | 'restoreDeleted' | 'eraseDeleted'> {
  /** What somebody else has done meanwhile. */
  async function refusal(ref: DeletedRef, by: string | null): Promise<DeletedDone['refused'][number]> {
    const { kind, id } = ref
    if (!(await stores.deleted.isThere(ref))) return { kind, id, why: 'gone', name: null, by }
    const row = { ...ref, goneAt: 0, by: undefined }
    const [thing] = await namedThings(stores, [row], cover, 'en')
    return { kind, id, why: 'restored', name: thing ? nameOf(thing) : null, by }
  }

  /** Of what is another's, nothing is told. */
  async function refusals(left: DeletedRef[], whose: Whose): Promise<DeletedDone['refused']> {
    if (whose.by !== undefined) return left.map(({ kind, id }) => ({ kind, id, why: 'gone', name: null, by: null }))
    const lastBy = left.length > 0 ? await stores.staffLog.lastBy(left.map(({ id }) => id)) : new Map<string, string>()
    const refused: DeletedDone['refused'] = []
    for (const ref of left) refused.push(await refusal(ref, lastBy.get(ref.id) ?? null))
    return refused
  }

  async function each(
    context: StaffContext,
    { things }: DeletedInput,
    deed: (ref: DeletedRef, whose: Whose) => Promise<boolean>,
  ): Promise<DeletedDone> {
    const whose = whatIsSeenBy(acting(context).account)
    const left: DeletedRef[] = []
    for (const ref of things) if (!whose.kinds.includes(ref.kind) || !(await deed(ref, whose))) left.push(ref)
    if (things.some(({ kind }) => kind === 'post')) onChange()
    return { done: things.length - left.length, refused: await refusals(left, whose) }
  }

  return {
    async listDeleted(context, { kind, sort = 'soonest', page: wanted = 1 }) {
      const { account } = acting(context)
      const whose = whatIsSeenBy(account)
      const counts = await stores.deleted.count(whose)
      const kinds = kind === undefined ? whose.kinds : whose.kinds.filter((each) => each === kind)
      const found = kinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
      const pages = Math.max(1, Math.ceil(found / PER_PAGE))
      const page = Math.min(wanted, pages)
      const rows = await stores.deleted.list({ ...whose, kinds }, sort, PER_PAGE, (page - 1) * PER_PAGE)
      const [next] = await namedThings(stores, await stores.deleted.list(whose, 'soonest', 1), cover, account.language)
      return {
        at: now(),
        things: await namedThings(stores, rows, cover, account.language),
        counts,
        next: next ? { kind: next.kind, name: nameOf(next), goneAt: next.goneAt } : null,
        page,
        pages,
      }
    },

    restoreDeleted: (context, input) =>
      each(context, input, async (ref, { by }) =>
        stores.transaction([await deletedLock(stores, ref)], async (inside) => {
          if (!(await inside.deleted.restore(ref, by))) return false
          const thing = { kind: ref.kind, id: ref.id }
          await note(inside, { account: acting(context).account.id, deed: 'restored', thing })
          return true
        }),
      ),

    async eraseDeleted(context, input) {
      const { account } = acting(context)
      return each(context, input, async (ref) => {
        const title = ref.kind === 'post' ? await titleOf(ref) : undefined
        return erase(ref, (inside) => {
          const thing = { kind: ref.kind, id: ref.id }
          return note(inside, { account: account.id, deed: 'erased', thing, ...(title && { facts: { name: title } }) })
        })
      })
    },
  }

  async function titleOf(ref: DeletedRef): Promise<string | undefined> {
    const [post] = await namedThings(stores, [{ ...ref, goneAt: 0, by: undefined }], cover, 'en')
    return post && nameOf(post)
  }
}

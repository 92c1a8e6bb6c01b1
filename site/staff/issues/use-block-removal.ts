import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssueSaving } from '#site/staff/issues/issue-saving.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import type { Block } from '#ui/blocks/staff/issues/compose/issue.ts'

/** Of the pages that are there, by the issue's id: the notice with an undo outlives the page that it came from. */
const there = new Map<string, IssueSaving>()

/**
 * Takes a block out, and puts it back when that is undone: an issue has no revisions. Where the page has been left since,
 * its saving goes on for that; where the issue is open once more, it is put back there.
 */
export function useBlockRemoval(id: string, saving: IssueSaving) {
  const { show } = useToasts()
  const { again } = useAsking()
  const { t } = useTranslation(['staff-issues', 'staff-frame', 'staff-session'])
  useEffect(() => {
    there.set(id, saving)
    return () => {
      if (there.get(id) === saving) there.delete(id)
    }
  }, [id, saving])

  /** Resolves to why it stays as it is. */
  async function putBack(block: Block, place: number): Promise<string | undefined> {
    const page = there.get(id)
    const found = page ?? saving
    const { text, held } = found.get()
    if (held.state !== 'draft') return t('strip.scheduled')
    found.change({ blocks: text.blocks.filter((each) => each.id !== block.id).toSpliced(place, 0, block) })
    if (page) return undefined
    if (!(await saveLeft())) return refusal()
    // What this browser has kept of it is over.
    saving.leave()
    return undefined
  }

  async function saveLeft(): Promise<boolean> {
    if (await saving.save()) return true
    if (saving.get().state.kind !== 'ended') return false
    return await new Promise((resolve) => {
      again(
        'unauthorized',
        () => void saving.save().then(resolve),
        () => resolve(false),
      )
    })
  }

  function refusal(): string {
    const { state } = saving.get()
    switch (state.kind) {
      case 'conflict':
        return t('strip.conflict', { name: state.theirs.savedBy ?? t('strip.someone') })
      case 'gone':
        return t('strip.gone')
      case 'locked':
        return t('strip.scheduled')
      case 'away':
        return t('staff-session:network')
      case 'refused':
        return state.message ?? t('staff-frame:notices.notUndoneText')
      default:
        return t('staff-frame:notices.notUndoneText')
    }
  }

  return (block: Block, place: number) => {
    saving.change({ blocks: saving.get().text.blocks.filter((each) => each.id !== block.id) })
    show({ title: t('block.removed'), undo: () => putBack(block, place) })
  }
}

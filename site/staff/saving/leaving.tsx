import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { begunWords } from '#site/staff/saving/begun-words.ts'
import { typedForms } from '#site/staff/saving/typed-forms.ts'
import { leaving, type Written, written } from '#site/staff/saving/unsaved.ts'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'

const idle = { ...leaving }

/**
 * Who goes to another page, or signs out, with unsaved words waits for them to be saved; where that does not work, they
 * are asked. Of what its button alone saves, the browser asks too.
 */
export function Leaving() {
  const { t } = useTranslation('staff-session')
  const [asking, setAsking] = useState<{ text: Written['text']; goOn: (() => void) | undefined }>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // A page leads elsewhere by itself where what it was about is gone.
      historyAction !== 'REPLACE' &&
      unsaved().length > 0,
  )

  /** `goOn` is what leaves the house, with the words that would wait in it. */
  function ask(goOn?: () => void): void {
    const texts = unsaved().map(({ text }) => text)
    const areKept = texts.every(Boolean) && !(goOn && isBegun())
    setAsking({ goOn, text: areKept && texts[0] })
  }
  async function leaveBy(goOn: () => void): Promise<void> {
    if ((await saveAll()) && !isBegun()) goOn()
    else ask(goOn)
  }

  const arrive = useEffectEvent((isSaved: boolean) => {
    if (isSaved) blocker.proceed?.()
    else ask()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void saveAll().then((isSaved) => {
      if (!isOver) arrive(isSaved)
    })
    return () => {
      isOver = true
    }
  }, [blocker.state])

  const by = useEffectEvent((goOn: () => void) => void leaveBy(goOn))
  useEffect(() => {
    const unwatch = typedForms.watch()
    written.add(typedForms)
    Object.assign(leaving, { by: (goOn: () => void) => by(goOn), send: typedForms.send })
    const onUnload = (event: BeforeUnloadEvent) => {
      if (typedForms.isUnsaved() || isBegun()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => {
      unwatch()
      written.delete(typedForms)
      Object.assign(leaving, idle)
      begunWords.clear()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [])

  return (
    <>
      {/* Tells tests that it is there. */}
      <span data-slot="leaving" hidden />
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(isOpen) => {
          if (isOpen) return
          setAsking(undefined)
          blocker.reset?.()
        }}
        title={t('leave.title')}
        text={asking?.text || t('leave.lost')}
        deed={t('leave.deed')}
        keep={t('leave.keep')}
        onConfirm={() => {
          setAsking(undefined)
          if (asking?.goOn) asking.goOn()
          else blocker.proceed?.()
        }}
      />
    </>
  )
}

const isBegun = () => [...begunWords.values()].some((text) => text.trim() !== '')

const unsaved = () => [...written].filter((each) => each.isUnsaved())

async function saveAll(): Promise<boolean> {
  const areSaved = await Promise.all(unsaved().map((each) => each.save()))
  return areSaved.every(Boolean) && unsaved().length === 0
}

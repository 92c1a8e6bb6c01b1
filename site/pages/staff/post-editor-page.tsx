import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Choice, Clash, Fitting } from '#ui/blocks/staff/editor/conflict/clash.ts'
import { ConflictPicker } from '#ui/blocks/staff/editor/conflict/conflict-picker.tsx'
import type { EditorBarProps } from '#ui/blocks/staff/editor/frame/editor-bar.tsx'
import { EditorFrame } from '#ui/blocks/staff/editor/frame/editor-frame.tsx'
import type { EditorPane } from '#ui/blocks/staff/editor/frame/editor-pane.ts'
import { PostForm } from '#ui/blocks/staff/editor/frame/post-form.tsx'
import type { SavedStateProps } from '#ui/blocks/staff/editor/frame/saved-state.tsx'
import { type Outline, StatusBar } from '#ui/blocks/staff/editor/frame/status-bar.tsx'
import { WritingStrip, type WritingStripProps } from '#ui/blocks/staff/editor/frame/writing-strip.tsx'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'

export interface PostEditorPageProps extends Pick<EditorBarProps, 'onPreview' | 'onSave'> {
  id: string
  language: Language
  sourceLanguage: Language
  title: string
  version: number
  panes: Readonly<Partial<Record<Language, EditorPane>>>
  saved: Omit<SavedStateProps, 'version' | 'clock' | 'className'>
  clock: StaffClock
  /** Without scripts the form is posted here. */
  action: string
  backHref: string
  hrefFor: (language: Language) => string
  /** Where a post is checked and opened. Nothing where the gate stands in the page already. */
  checkHref: string | undefined
  /** What happened to the text. The newest first. */
  strips: readonly WritingStripProps[]
  /** Two wrote at once. */
  conflict?:
    | {
        clashes: readonly Clash[]
        fitting: readonly Fitting[]
        settled: number
        by: string | null
        at?: number | undefined
      }
    | undefined
  onSettle: (choices: Readonly<Record<string, Choice>>) => void
  outline?: Outline | undefined
  /** The text with its title. */
  sheet: ReactNode
  /** What stands beside it. */
  panel: ReactNode
  /** Where the source stands beside the text; undefined for the source itself. */
  side?: EditorBarProps['side']
  /** Instead of the form, such as former versions. */
  children?: ReactNode
}

/** One language of a post, as staff write it. */
export function PostEditorPage(props: PostEditorPageProps) {
  const { id, language, sourceLanguage, title, version, panes, clock, action, backHref, hrefFor } = props
  const { conflict, onSettle, strips, outline, sheet, panel, children, onPreview, onSave } = props
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const publishing = usePublishing(props)
  const settling = useSettling(conflict?.clashes ?? [], choices, () => {
    onSettle(choices)
    setChoices({})
  })
  const saved = { ...props.saved, version, clock }
  return (
    <EditorFrame
      bar={{
        title,
        language,
        backHref,
        saved,
        isConflict: conflict !== undefined,
        side: props.side,
        onPreview,
        onSave,
      }}
      tabs={{ panes, current: language, source: sourceLanguage, hrefFor, clock }}
      lit={conflict ? settling : publishing}
      strips={strips.map((strip) => <WritingStrip key={strip.kind} {...strip} />)}
    >
      {conflict ? (
        <ConflictPicker {...conflict} choices={choices} onChoose={setChoices} language={language} clock={clock} />
      ) : (
        (children ?? (
          <PostForm
            action={action}
            id={id}
            language={language}
            version={version}
            onSave={onSave}
            side={panel}
            foot={<StatusBar language={language} outline={outline} saved={saved} />}
          >
            {sheet}
          </PostForm>
        ))
      )}
    </EditorFrame>
  )
}

/** What may go out now: each language that has something readers do not see yet. After those, what waits for its time. */
function usePublishing({ panes, language, checkHref, version, clock }: PostEditorPageProps): Lit {
  const command = useCommandKey()
  const { t, i18n } = useTranslation('staff-editor')
  const ready = languages.filter((each) => isUnread(panes[each]))
  const times = languages.flatMap((each) => (panes[each]?.state === 'scheduled' ? (panes[each].visibleFrom ?? []) : []))
  const [only = language] = ready
  const names = ready.map((each) => languageNames[each]).join(', ')
  const isEmpty = ready.length === 0
  const isOff = isEmpty || checkHref === undefined
  const one =
    panes[only]?.state === 'live' || panes[only]?.state === 'unpublished'
      ? t('lit.anew', { language: languageNames[only] })
      : t('lit.one', { language: languageNames[only] })
  if (isEmpty && times.length > 0) {
    return {
      action: t('lit.waiting'),
      short: t('lit.shortWaiting'),
      sub: t('lit.opens', { when: formatWhen(Math.min(...times), i18n.language, clock) }),
      icon: 'calendar',
      ...(checkHref !== undefined && { href: checkHref }),
      keys: [command, 'enter'],
      isOff: checkHref === undefined,
    }
  }
  return {
    action: isEmpty
      ? t(version === 0 ? 'lit.nothing' : 'lit.none')
      : ready.length === 1
        ? one
        : t('lit.some', { number: formatNumber(ready.length, i18n.language) }),
    short: t('lit.short'),
    ...(!isEmpty && { sub: ready.length === 1 ? t('lit.check') : names }),
    ...(!isOff && { href: checkHref }),
    keys: [command, 'enter'],
    isOff,
  }
}

/** Never public, taken down, or written since. */
function isUnread(pane: EditorPane | undefined): boolean {
  return pane !== undefined && (pane.hasChanges || pane.state === 'draft' || pane.state === 'unpublished')
}

function useSettling(clashes: readonly Clash[], choices: Readonly<Record<string, Choice>>, onPress: () => void): Lit {
  const { t } = useTranslation('staff-editor')
  const left = clashes.filter(({ id }) => choices[id] === undefined).length
  return {
    action: left > 0 ? t('conflict.left', { count: left }) : t('conflict.save'),
    sub: t(left > 0 ? 'conflict.leftSub' : 'conflict.saveSub'),
    short: t('conflict.short'),
    icon: 'check',
    isOff: left > 0,
    onPress,
  }
}

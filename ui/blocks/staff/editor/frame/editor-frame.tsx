import type { KeyboardEvent, ReactNode } from 'react'
import { EditorBar, type EditorBarProps } from '#ui/blocks/staff/editor/frame/editor-bar.tsx'
import { LanguageTabs, type LanguageTabsProps } from '#ui/blocks/staff/editor/frame/language-tabs.tsx'
import { type Lit, ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'

export interface EditorFrameProps {
  bar: EditorBarProps
  tabs: LanguageTabsProps
  lit: Lit
  /** Strips across the screen: what happened meanwhile. */
  strips?: ReactNode
  children: ReactNode
}

/** The focus screen: two rows of bar, the lit pane over the panel, and the text. */
export function EditorFrame({ bar, tabs, lit, strips, children }: EditorFrameProps) {
  return (
    <div data-slot="editor-frame" onKeyDownCapture={pressLit} className="flex min-w-0 grow flex-col">
      <header className="grid border-line border-b md:grid-cols-[minmax(0,1fr)_13rem] md:grid-rows-[auto_auto] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <EditorBar {...bar} />
        <div className="border-line max-md:contents md:row-span-2 md:grid md:border-l">
          <ScreenLit lit={lit} />
        </div>
        <LanguageTabs {...tabs} />
      </header>
      {strips}
      <div className="flex min-w-0 grow flex-col">{children}</div>
    </div>
  )
}

/** Before the sheet, to which the two keys mean a new line. */
function pressLit(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector<HTMLElement>('[data-slot="lit-pane"], [data-slot="lit-pane-link"]')?.click()
}

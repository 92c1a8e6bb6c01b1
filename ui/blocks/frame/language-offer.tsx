import { type ComponentProps, useRef } from 'react'
import { declineOffer, languageOffer } from '#locales/language-offer.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useFloor } from '#ui/lib/use-floor.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface LanguageOfferProps extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'lang'> {
  /** The language to come. */
  language: Language
  /** The page in it. */
  href: string
  /** With the language that was chosen: that one, or English. */
  onAnswer: (language: Language) => void
}

/** Asks instead of switching (D35). Put it into a live region that is there before it. */
export function LanguageOffer({ language, href, onAnswer, className, ...props }: LanguageOfferProps) {
  const pane = useRef<HTMLDivElement>(null)
  useFloor(pane, 'ledge')
  return (
    <div
      data-slot="language-offer"
      {...props}
      ref={pane}
      className={cn(
        'print:hidden fixed right-2 bottom-[var(--ledge,0.5rem)] left-2 z-30 ml-auto flex w-fit max-w-[calc(100%-1rem)] animate-sash-open items-stretch rounded-pane border border-ink bg-pane text-ink text-sm sm:right-gutter sm:bottom-[var(--ledge,1.25rem)]',
        className,
      )}
    >
      <Anchor
        href={href}
        hrefLang={language}
        lang={language}
        onClick={() => onAnswer(language)}
        className="flex min-h-11 grow items-center gap-3 px-4 py-3 font-semibold underline-offset-4 -outline-offset-4 hover:underline focus-visible:-outline-offset-4"
      >
        {languageOffer[language]}
        <Icon name="arrow-right" className="size-5 shrink-0" />
      </Anchor>
      <button
        type="button"
        lang={defaultLanguage}
        aria-label={declineOffer}
        title={declineOffer}
        onClick={() => onAnswer(defaultLanguage)}
        className="grid min-h-11 w-12 shrink-0 cursor-pointer place-items-center border-ink border-l transition-colors -outline-offset-4 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 active:translate-y-px"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}

import type { ComponentProps } from 'react'
import { declineOffer, languageOffer } from '#locales/language-offer.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { LedgePane } from '#ui/blocks/frame/ledge-pane.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
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
  return (
    <LedgePane
      data-slot="language-offer"
      {...props}
      className={cn('w-fit max-w-[calc(100%-1rem)] items-stretch print:hidden', className)}
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
    </LedgePane>
  )
}

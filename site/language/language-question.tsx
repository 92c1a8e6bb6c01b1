import { useLanguageLinks } from '#site/language/use-language-links.ts'
import { LanguageOffer, type LanguageOfferProps } from '#ui/blocks/frame/language-offer.tsx'

export type LanguageQuestionProps = Pick<LanguageOfferProps, 'language' | 'onAnswer'>

/** The page on screen, offered in another language. */
export function LanguageQuestion({ language, onAnswer }: LanguageQuestionProps) {
  const href = useLanguageLinks().find(({ language: other }) => other === language)?.href ?? '/'
  return <LanguageOffer language={language} href={href} onAnswer={onAnswer} />
}

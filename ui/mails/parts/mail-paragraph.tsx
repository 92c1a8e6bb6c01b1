import { Text, type TextProps } from '@react-email/text'
import { painted } from './mail-looks.ts'

export interface MailParagraphProps extends Omit<TextProps, 'className'> {
  tone?: 'words' | 'soft'
}

const sizes = {
  words: { fontSize: '16px', lineHeight: '25px' },
  soft: { fontSize: '14px', lineHeight: '21px' },
} as const

export function MailParagraph({ tone = 'words', style, ...props }: MailParagraphProps) {
  const { className, style: colours } = painted(tone)
  return (
    <Text
      data-slot="mail-paragraph"
      {...props}
      className={className}
      style={{ margin: '0 0 12px', overflowWrap: 'anywhere', ...sizes[tone], ...colours, ...style }}
    />
  )
}

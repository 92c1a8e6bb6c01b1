import type { LetterPicture } from './mail-letter.ts'
import { painted } from './mail-looks.ts'

const WIDTH = 550 // pixels: a pane without its padding

/** Its words stand in its place where a mail program loads no pictures. */
export function MailPicture({ picture: { src, width, height, alt } }: { picture: LetterPicture }) {
  const { className, style } = painted('soft')
  return (
    <img
      data-slot="mail-picture"
      // Without it React writes a preload into the head, which mail programs have no use for.
      fetchPriority="low"
      src={src}
      alt={alt}
      width={WIDTH}
      height={Math.round((WIDTH * height) / width)}
      className={className}
      style={{
        display: 'block',
        width: '100%',
        maxWidth: `${WIDTH}px`,
        height: 'auto',
        fontSize: '14px',
        lineHeight: '21px',
        ...style,
      }}
    />
  )
}

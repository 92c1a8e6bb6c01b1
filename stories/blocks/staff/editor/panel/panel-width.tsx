import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import type { PostFields } from '#ui/blocks/staff/editor/panel/post-fields.ts'

/** The panel is 360 px wide beside the text, and as wide as the page on phones. */
export const inPanel: Decorator = (Story) => (
  <div className="mx-auto max-w-[22.5rem] border-line sm:border-x">
    <Story />
  </div>
)

/** Keeps what is written, as the page does. */
export function Written({
  value,
  onChange,
  children,
}: {
  value: PostFields
  onChange: (part: Partial<PostFields>) => void
  children: (value: PostFields, onChange: (part: Partial<PostFields>) => void) => ReactNode
}) {
  const [post, setPost] = useState(value)
  return children(post, (part) => {
    setPost((before) => ({ ...before, ...part }))
    onChange(part)
  })
}

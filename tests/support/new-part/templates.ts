interface Part {
  path: string
  purpose: string
  slot: string
  words: string
  title: string
  component: string
  storyTitle: string
  storyId: string | undefined
  room: string
  texts: string
}

interface Templates {
  component: string
  stories: string
  test: string
}

/** A block: its own words, one element, one story. */
export function blockTemplates(part: Part): Templates {
  const { path, purpose, slot, words, component, room, texts } = part
  return {
    component: `import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'

/** ${purpose} */
export function ${component}({ className, ...props }: ComponentProps<'section'>) {
  const { t } = useTranslation('${texts}')
  return (
    <section data-slot="${slot}" {...props} className={cn('grid gap-4 p-gutter', className)}>
      <h2 className="heading text-h3">{t('title')}</h2>
    </section>
  )
}
`,
    stories: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import texts from '#locales/en/${room}/${texts}.json' with { type: 'json' }
import { ${component} } from '#ui/blocks/${path}.tsx'

${metaOf(part)}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.title })).toBeVisible()
  },
}
`,
    test: `import { expect, test } from 'vitest'
import texts from '#locales/en/${room}/${texts}.json' with { type: 'json' }
import { ${component} } from '#ui/blocks/${path}.tsx'
import { render } from './render.tsx'

test('${words} has its title, and takes what its element takes', async () => {
  const screen = await render(<${component} data-testid="part" />)
  await expect.element(screen.getByRole('heading', { name: texts.title })).toBeVisible()
  await expect.element(screen.getByTestId('part')).toHaveAttribute('data-slot', '${slot}')
})
`,
  }
}

/** A primitive: no words of its own, one element, the grid for the camera, a row in the conformance test. */
export function primitiveTemplates(part: Part): Templates {
  const { path, purpose, slot, words, title, component } = part
  return {
    component: `import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** ${purpose} */
export function ${component}({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="${slot}" {...props} className={cn('rounded-pane border border-line p-4', className)} />
}
`,
    stories: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${component} } from '#ui/primitives/${path}.tsx'

${metaOf(part, `  args: { children: '${title}' },\n`)}

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${title}')).toHaveAttribute('data-slot', '${slot}')
  },
}

export const AllVariants: Story = {}
`,
    test: `import { expect, test } from 'vitest'
import { ${component} } from '#ui/primitives/${path}.tsx'
import { render } from './render.tsx'

test('${words} shows what it is given', async () => {
  const screen = await render(<${component}>Words</${component}>)
  await expect.element(screen.getByText('Words')).toHaveAttribute('data-slot', '${slot}')
})
`,
  }
}

function metaOf({ storyTitle, storyId, component, purpose }: Part, args = ''): string {
  return `const meta = {
${storyId ? `  id: '${storyId}',\n` : ''}  title: '${storyTitle}',
  component: ${component},
${args}  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: ${JSON.stringify(purpose)},
      },
    },
  },
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>`
}

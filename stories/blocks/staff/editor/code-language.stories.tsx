import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CodeLanguage, type CodeLanguageProps } from '#ui/blocks/staff/editor/code-language.tsx'

function Writing({ language, onLanguage, ...props }: CodeLanguageProps) {
  const [written, setWritten] = useState(language)
  return (
    <CodeLanguage
      {...props}
      language={written}
      onLanguage={(next) => {
        setWritten(next)
        onLanguage(next)
      }}
    />
  )
}

const meta = {
  title: 'Blocks/Staff/Editor/Code language',
  component: CodeLanguage,
  render: (args) => <Writing {...args} />,
  args: { language: 'html', onLanguage: fn(), onLeave: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'The language of the block of code one stands in; those that a page colours are offered.',
      },
    },
  },
} satisfies Meta<typeof CodeLanguage>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Language' })
    await userEvent.clear(field)
    await userEvent.type(field, 'sql{Enter}')
    await expect(args.onLanguage).toHaveBeenLastCalledWith('sql')
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

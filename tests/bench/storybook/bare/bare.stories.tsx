import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Bare', render: () => <button type="button">A</button> } satisfies Meta

export default meta

export const Button: StoryObj = {}

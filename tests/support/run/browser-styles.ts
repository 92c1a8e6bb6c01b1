import '../../../.storybook/styles.css'

import '../../.storybook/styles.css'

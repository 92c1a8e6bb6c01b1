/** Merges no conflicts: a primitive's own looks cannot be overridden. (tailwind-merge would cost every page 8 kB.) */
export { cx as cn } from 'class-variance-authority'

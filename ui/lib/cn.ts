/**
 * Joins class names. It merges no conflicts: a primitive's own looks cannot be overridden from outside,
 * its place in a layout can. (A merger would cost every page 8 kB.)
 */
export { cx as cn } from 'class-variance-authority'

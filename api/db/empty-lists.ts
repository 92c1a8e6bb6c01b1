import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely'

/** `in ()` matches nothing on SQLite and is a syntax error on PostgreSQL. */
export const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

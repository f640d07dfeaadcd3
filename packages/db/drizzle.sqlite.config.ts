import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle.sqlite.tables.cjs',
  out: process.env['MIGRATIONS_OUT'] ?? './migrations/sqlite',
  casing: 'snake_case',
})

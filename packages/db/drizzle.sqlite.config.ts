import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/schema/sqlite.ts',
  out: process.env['MIGRATIONS_OUT'] ?? './migrations/sqlite',
  casing: 'snake_case',
})

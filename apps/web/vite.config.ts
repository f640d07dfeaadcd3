import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

const target = 'es2023'
const signInPage = resolve(import.meta.dirname, 'login.html')
/** What nearly every list begins with. */
const partsOfLists = [
  'records/list/list-page.tsx',
  'records/list/columns.tsx',
  'records/list/bulk.ts',
  'records/list/filters.tsx',
  'records/list/export-button.tsx',
  'records/import/use-import-window.ts',
  'api/use-dictionary.ts',
  'ui/code-text.tsx',
].map((path) => resolve(import.meta.dirname, 'src', path))

/** The modules that these entries need, at once or ever, found by building them alone. */
async function modulesOf(input: string | string[]) {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    build: { target, write: false, minify: false, rolldownOptions: { input } },
  })
  if (!('output' in built)) throw new Error(`${String(input)} was not built`)
  const scripts = built.output.filter((each) => each.type === 'chunk')
  const modulesIn = (some: typeof scripts): ReadonlySet<string> =>
    new Set(some.flatMap((each) => each.moduleIds))
  return {
    atOnce: modulesIn(scripts.filter((each) => !each.isDynamicEntry)),
    ever: modulesIn(scripts),
  }
}

/** What only forms and the sign-in page need: a list does not wait for it. */
const isNoneOfLists = (id: string) =>
  /@rc-component\/(form|async-validator|tabs|collapse)\/|\/antd\/es\/(form|tabs|collapse)\/|\/src\/(ui|records)\/form\//.test(
    id,
  )

async function groupsOfScripts(): Promise<Rolldown.CodeSplittingOptions> {
  const [ofSignIn, ofLists] = await Promise.all([modulesOf(signInPage), modulesOf(partsOfLists)])
  // With what the sign-in page loads later: a part of that inside of the application would start the application there.
  const ofBoth = (id: string) => ofSignIn.ever.has(id) && !isNoneOfLists(id)
  const ofApplication = (id: string) => !ofSignIn.ever.has(id)
  return {
    groups: [
      { name: 'base', test: ofBoth, minShareCount: 2, priority: 4 },
      { name: 'application', test: ofApplication, tags: ['$initial'], priority: 3 },
      { name: 'lists', test: (id) => ofLists.atOnce.has(id), priority: 2 },
      {
        name: 'small',
        test: (id) => !isNoneOfLists(id),
        minShareCount: 60,
        maxModuleSize: 3000,
        priority: 1,
      },
    ],
  }
}

/**
 * A few scripts instead of one for each set of screens that shares a module (docs/decisions/048). Only a build asks for
 * them: whoever just reads this file builds nothing.
 */
const scriptsOfPages: Plugin = {
  name: 'scripts-of-pages',
  apply: 'build',
  config: async () => ({
    build: { rolldownOptions: { output: { codeSplitting: await groupsOfScripts() } } },
  }),
}

/** The sign-in page at its addresses, as the server has it; the application has no such screens. */
const signInPageAtItsAddresses: Plugin = {
  name: 'sign-in-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const { url = '' } = request
      request.url = url.replace(/^\/(login|codeCallback)(?=\?|$)/, '/login.html')
      next()
    })
  },
}

/** Two pages: the sign-in, small, and the application. */
export default defineConfig(() => ({
  plugins: [react(), scriptsOfPages, signInPageAtItsAddresses],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/app-config.json', '/oidc', '/sso', '/demo'].map((path) => [
        path,
        {
          // Where `npm run dev` has started the server.
          target: `http://127.0.0.1:${process.env['PORT'] || 8080}`,
          // The server sends people who sign in to where they came from, not to its own port, which has no pages.
          changeOrigin: false,
          ws: true,
        },
      ]),
    ),
  },
  build: {
    target,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, 'index.html'), login: signInPage },
    },
  },
}))

/**
 * A plugin of Vite for tests in a browser. Each test file is a page of its own that loads some 500 modules, and would
 * ask for each whether it is still the same; in a run that does not watch the files it is, so the browser keeps it.
 */
export function keptModules() {
  let watches = false
  return {
    name: 'kept-modules',
    configureVitest: ({ vitest }) => {
      watches = vitest.config.watch
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, response, next) => {
        if (!watches && isModule(url)) keep(response)
        next()
      })
    },
  }
}

const isModule = (url) => /\.(tsx?|m?js|css|json|svg)(\?|$)/.test(url)

/** Vite and Vitest, who come later, would say that the browser has to ask. */
function keep(response) {
  const setHeader = response.setHeader.bind(response)
  setHeader('Cache-Control', 'max-age=3600, immutable')
  response.setHeader = (name, ...values) =>
    name === 'Cache-Control' ? response : setHeader(name, ...values)
}

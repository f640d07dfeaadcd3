import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** Two pages: the sign-in, small, and the application. */
export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/app-config.json', '/oidc', '/sso', '/demo'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        main: resolve(import.meta.dirname, 'index.html'),
        login: resolve(import.meta.dirname, 'login.html'),
      },
    },
  },
})

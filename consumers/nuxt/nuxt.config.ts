export default defineNuxtConfig({
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'en' }, title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('course-') } },
  // The kit's modules begin with 'use client', which says nothing where React's servers are not.
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});

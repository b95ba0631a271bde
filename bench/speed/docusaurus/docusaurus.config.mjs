export default {
  title: 'A course',
  url: 'https://docs.example.org',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false, sitemap: false }]],
  themeConfig: { navbar: { title: 'A course' } },
};

/** The page for addresses that do not exist, which a site can have its own of. */
export { default as NotFoundRoute } from 'virtual:course-site/components/NotFound';

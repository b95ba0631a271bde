/* What `integration/site-modules.ts` gives the pages. */
/* oxlint-disable typescript/consistent-type-imports -- where a module is declared, nothing can be imported by its path */
declare module 'virtual:course-site/options' {
  export const brand: import('../integration/options.js').Brand;
  export const tool: import('../integration/options.js').TaughtTool;
  /** Whether there are pictures for previews of links: `og/site.png`, and `og/level-1.png` and so on. */
  export const hasPreviews: boolean;
  export const locales: import('../integration/options.js').CourseSiteOptions['locales'];
}
declare module 'virtual:course-site/words' {
  const words: NonNullable<import('../integration/options.js').CourseSiteOptions['words']>;
  export default words;
}
declare module 'virtual:course-site/words/*' {
  const words: import('../integration/options.js').SiteWords | undefined;
  export default words;
}
declare module 'virtual:course-site/try-out' {
  export const tryOut: import('../integration/options.js').TryOut;
}
declare module 'virtual:course-site/components/Header' {
  const Header: typeof import('./layout/site-header.js').SiteHeader;
  export default Header;
}
declare module 'virtual:course-site/components/Footer' {
  const Footer: typeof import('./layout/site-footer.js').SiteFooter;
  export default Footer;
}
declare module 'virtual:course-site/components/HeroText' {
  const HeroText: typeof import('./landing/hero-text.js').HeroText;
  export default HeroText;
}
declare module 'virtual:course-site/components/Overview' {
  const Overview: typeof import('./landing/overview.js').Overview;
  export default Overview;
}
declare module 'virtual:course-site/components/GetStarted' {
  const GetStarted: typeof import('./landing/get-started.js').GetStarted;
  export default GetStarted;
}
declare module 'virtual:course-site/components/NotFound' {
  const NotFound: typeof import('./routes/not-found.js').NotFound;
  export default NotFound;
}
declare module 'virtual:course-site/components/PrivacyPolicy' {
  const PrivacyPolicy: typeof import('./routes/privacy-policy.js').PrivacyPolicy;
  export default PrivacyPolicy;
}

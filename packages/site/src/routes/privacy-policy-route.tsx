/** The page on privacy, which a site can have in words of its own. */
export { default as PrivacyPolicyRoute } from 'virtual:course-site/components/PrivacyPolicy';

/** What the course promises, at the top of the first page. */
export default function HeroText() {
  return (
    <>
      <h1 data-page-title tabIndex={-1}>
        Write a course in an afternoon
      </h1>
      <p className="hero-lead">Two levels show what a lesson can hold, and how to change it.</p>
    </>
  );
}

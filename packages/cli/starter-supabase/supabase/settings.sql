-- The size of this course; change it with the course.
update public.course_settings
set levels = 2, pass_mark = 60, tasks_by_level = '{2,1}', questions_by_level = '{3,2}';

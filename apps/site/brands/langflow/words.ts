import type { CourseSiteOptions } from '@course-kit/site';

/** What the pages say of Langflow, where the words of every course would say less. */
export const words: NonNullable<CourseSiteOptions['words']> = {
  en: {
    landing: {
      title: 'Learn Langflow by building it, one flow at a time',
      lead: 'Five levels take you from your first chat flow to running Langflow for a whole organization. Each ends with a short test and a certificate.',
      lessons:
        'Keep Langflow open beside the page. Every step names the exact control to use and what you should see next.',
      test: 'Five questions close each level. Get four right to pass, and every answer is explained. Until then, try again.',
      install: 'Desktop, Docker or a Python package: pick the way that suits your machine.',
      lookUp: 'Every component, setting and endpoint, kept current by its makers.',
    },
    finished: {
      lead: 'Congratulations! You can build with Langflow now, and there is proof of it: a certificate for each level, with an address that anyone can check.',
      buildTitle: 'Build something of your own',
      build: 'Take a task that you do every week, and let a flow do it.',
    },
    layout: {
      tagline: 'From first flow to production',
      madeFor:
        'Made for the Langflow community. A community project, not affiliated with the makers of Langflow.',
    },
    pages: {
      homeDescription:
        'Learn Langflow in five levels: short lessons, a knowledge test and a certificate for each, from the first flow to enterprise architecture.',
    },
    locked: {
      quote: 'Every flow runs in order: the next node starts when the one before it is done.',
    },
    search: {
      hint: 'A name in Langflow, words of a step, or a question such as “chat forgets my name”.',
    },
  },
  de: {
    landing: {
      title: 'Lerne Langflow, indem du damit baust, einen Ablauf nach dem anderen',
      lead: 'Fünf Stufen führen dich vom ersten Chat-Ablauf bis zum Betrieb von Langflow für ein ganzes Unternehmen. Jede endet mit einem kurzen Test und einem Zertifikat.',
      lessons:
        'Lass Langflow neben der Seite geöffnet. Jeder Schritt nennt das Bedienelement, das du brauchst, und was du danach sehen solltest.',
      test: 'Fünf Fragen schließen jede Stufe ab. Mit vier richtigen Antworten hast du bestanden, und jede wird erklärt; bis dahin kannst du es noch einmal versuchen.',
      install: 'Desktop, Docker oder ein Python-Paket: Wähle, was zu deinem Rechner passt.',
      lookUp: 'Jede Komponente, jede Einstellung und jeder Endpunkt, von den Entwicklern aktuell gehalten.',
    },
    finished: {
      lead: 'Glückwunsch! Du kannst jetzt mit Langflow bauen und kannst es belegen: mit einem Zertifikat für jede Stufe, unter einer Adresse, die jeder prüfen kann.',
      buildTitle: 'Bau etwas Eigenes',
      build: 'Nimm eine Arbeit, die jede Woche anfällt, und überlass sie einem Ablauf.',
    },
    layout: {
      tagline: 'Vom ersten Ablauf bis zum Betrieb',
      madeFor:
        'Für die Community von Langflow. Ein Projekt aus der Community, das nicht mit den Entwicklern von Langflow verbunden ist.',
    },
    pages: {
      homeDescription:
        'Lerne Langflow in fünf Stufen: kurze Lektionen, je ein Wissenstest und ein Zertifikat, vom ersten Ablauf bis zur Unternehmensarchitektur.',
    },
    locked: {
      quote: 'Jeder Ablauf folgt einer Reihenfolge: Der nächste Knoten startet, wenn der vorige fertig ist.',
    },
    search: {
      hint: 'Ein Name in Langflow, Wörter eines Schritts oder eine Frage. Lektionen, die es noch nicht auf Deutsch gibt, werden auf Englisch durchsucht.',
    },
  },
  es: {
    landing: {
      title: 'Aprende Langflow construyendo, flujo a flujo',
      lead: 'Cinco niveles te llevan de tu primer flujo de chat a poner Langflow en marcha para toda una organización. Cada uno termina con una prueba breve y un certificado.',
      lessons:
        'Ten Langflow abierto junto a la página. Cada paso nombra el control exacto que debes usar y lo que deberías ver después.',
      test: 'Cinco preguntas cierran cada nivel. Con cuatro respuestas correctas apruebas y se explica cada una; hasta entonces puedes repetirla.',
      install:
        'Aplicación de escritorio, Docker o un paquete de Python: elige lo que mejor vaya con tu equipo.',
      lookUp: 'Todos los componentes, ajustes y endpoints, al día gracias a sus creadores.',
    },
    finished: {
      lead: '¡Enhorabuena! Ya sabes construir con Langflow y puedes demostrarlo: un certificado de cada nivel, en una dirección que cualquiera puede comprobar.',
      buildTitle: 'Construye algo tuyo',
      build: 'Elige una tarea que haces cada semana y deja que la haga un flujo.',
    },
    layout: {
      tagline: 'Del primer flujo a producción',
      madeFor:
        'Hecho para la comunidad de Langflow. Un proyecto de la comunidad, sin relación con los creadores de Langflow.',
    },
    pages: {
      homeDescription:
        'Aprende Langflow en cinco niveles: lecciones breves, una prueba de conocimientos y un certificado en cada uno, del primer flujo a la arquitectura empresarial.',
    },
    locked: {
      quote: 'Todo flujo sigue un orden: el siguiente nodo empieza cuando termina el anterior.',
    },
    search: {
      hint: 'Un nombre de Langflow, palabras de un paso o una pregunta como «chat forgets my name»; las lecciones están en inglés.',
    },
  },
  fr: {
    landing: {
      title: 'Apprenez Langflow en construisant, un flux après l’autre',
      lead: 'Cinq niveaux vous mènent de votre premier flux de chat à l’exploitation de Langflow pour toute une organisation. Chacun se termine par un court test et un certificat.',
      lessons:
        'Gardez Langflow ouvert à côté de la page. Chaque étape nomme l’élément exact à utiliser et ce que vous devriez voir ensuite.',
      test: 'Cinq questions concluent chaque niveau. Avec quatre bonnes réponses, c’est réussi et chacune est expliquée ; d’ici là, vous pouvez réessayer.',
      install: 'Application de bureau, Docker ou paquet Python : choisissez ce qui convient à votre machine.',
      lookUp: 'Chaque composant, réglage et point de terminaison, tenu à jour par ses créateurs.',
    },
    finished: {
      lead: 'Félicitations ! Vous savez construire avec Langflow, et vous pouvez le prouver : un certificat pour chaque niveau, à une adresse que tout le monde peut vérifier.',
      buildTitle: 'Construisez quelque chose à vous',
      build: 'Prenez une tâche que vous faites chaque semaine et confiez-la à un flux.',
    },
    layout: {
      tagline: 'Du premier flux à la production',
      madeFor:
        'Fait pour la communauté Langflow. Un projet communautaire, sans lien avec les créateurs de Langflow.',
    },
    pages: {
      homeDescription:
        'Apprenez Langflow en cinq niveaux : de courtes leçons, un test de connaissances et un certificat pour chacun, du premier flux à l’architecture d’entreprise.',
    },
    locked: {
      quote: 'Tout flux suit un ordre : le nœud suivant démarre quand le précédent a terminé.',
    },
    search: {
      hint: 'Un nom de Langflow, les mots d’une étape ou une question comme « chat forgets my name » ; les leçons sont en anglais.',
    },
  },
  'pt-BR': {
    landing: {
      title: 'Aprenda Langflow na prática, um fluxo de cada vez',
      lead: 'Cinco níveis levam você do primeiro fluxo de chat até usar o Langflow em toda uma organização. Cada um termina com um teste curto e um certificado.',
      lessons:
        'Deixe o Langflow aberto ao lado da página. Cada etapa indica o controle exato a usar e o que você deve ver em seguida.',
      test: 'Cinco perguntas encerram cada nível. Com quatro respostas certas você passa, e cada uma é explicada; até lá, pode tentar de novo.',
      install:
        'Aplicativo para desktop, Docker ou um pacote Python: escolha o que combina com seu computador.',
      lookUp: 'Todos os componentes, ajustes e endpoints, mantidos em dia por quem os cria.',
    },
    finished: {
      lead: 'Parabéns! Agora você sabe construir com o Langflow e pode provar: um certificado para cada nível, em um endereço que qualquer pessoa pode verificar.',
      buildTitle: 'Construa algo seu',
      build: 'Escolha uma tarefa que você faz toda semana e deixe um fluxo cuidar dela.',
    },
    layout: {
      tagline: 'Do primeiro fluxo à produção',
      madeFor:
        'Feito para a comunidade Langflow. Um projeto da comunidade, sem vínculo com os criadores do Langflow.',
    },
    pages: {
      homeDescription:
        'Aprenda Langflow em cinco níveis: lições curtas, um teste de conhecimentos e um certificado em cada um, do primeiro fluxo à arquitetura corporativa.',
    },
    locked: {
      quote: 'Todo fluxo segue uma ordem: o próximo nó começa quando o anterior termina.',
    },
    search: {
      hint: 'Um nome do Langflow, palavras de um passo ou uma pergunta como “chat forgets my name”; as lições estão em inglês.',
    },
  },
  ja: {
    landing: {
      title: 'フローを一つずつ作りながらLangflowを学ぶ',
      lead: '最初のチャットフローから、組織全体でのLangflowの運用まで、5つのレベルで学びます。各レベルの最後には短いテストと修了証があります。',
      lessons:
        'Langflowをページの横に開いておきましょう。各ステップでは、使う操作部品と、その後に見えるはずのものを具体的に示します。',
      test: '各レベルの最後に5つの問題があります。4問正解で合格となり、すべての解答に解説が表示されます。合格するまで受け直せます。',
      install: 'デスクトップ版、Docker、Pythonパッケージから、お使いの環境に合うものを選べます。',
      lookUp: 'すべてのコンポーネント、設定、エンドポイントについて、開発元が最新の情報を提供しています。',
    },
    finished: {
      lead: 'おめでとうございます！Langflowで作れるようになり、その証しもあります。各レベルの修了証には、だれでも確認できるアドレスが付いています。',
      buildTitle: '自分のフローを作る',
      build: '毎週している作業を1つ選んで、フローに任せてみましょう。',
    },
    layout: {
      tagline: '最初のフローから本番運用まで',
      madeFor:
        'Langflowのコミュニティのために作られました。コミュニティによるプロジェクトで、Langflowの開発元とは関係ありません。',
    },
    pages: {
      homeDescription:
        'Langflowを5つのレベルで学びます。短いレッスン、理解度テスト、修了証で、最初のフローから企業向けアーキテクチャまで。',
    },
    locked: {
      quote: 'どのフローにも順序がある。次のノードは、前のノードが終わってから始まる。',
    },
    search: {
      hint: 'Langflow の名前、手順の言葉、または「chat forgets my name」のような質問。レッスンは英語です。',
    },
  },
  'zh-Hans': {
    landing: {
      title: '动手搭建，一个流程一个流程地学会 Langflow',
      lead: '五个级别，带你从第一个聊天流程走到为整个组织运行 Langflow。每个级别都以一次简短的测验和一份证书结束。',
      lessons: '在页面旁打开 Langflow。每一步都会指明要使用的控件，以及接下来应该看到什么。',
      test: '每个级别最后有五道题。答对四道即可通过，并能看到每道题的解析；在此之前可以重试。',
      install: '桌面版、Docker 或 Python 包：选择适合你的设备的方式。',
      lookUp: '所有组件、设置和端点，由开发者持续更新。',
    },
    finished: {
      lead: '恭喜！你已经能用 Langflow 构建流程，而且有据可查：每个级别都有一份证书，任何人都能通过其网址验证。',
      buildTitle: '构建自己的流程',
      build: '挑一件你每周都要做的事，交给流程去完成。',
    },
    layout: {
      tagline: '从第一个流程到生产环境',
      madeFor: '为 Langflow 社区而作。这是一个社区项目，与 Langflow 的开发者没有关联。',
    },
    pages: {
      homeDescription:
        '分五个级别学习 Langflow：每级都有简短的课程、一次知识测验和一份证书，从第一个流程到企业架构。',
    },
    locked: {
      quote: '每个流程都有顺序：前一个节点完成，下一个节点才开始。',
    },
    search: {
      hint: 'Langflow 中的名称、步骤中的词语，或“chat forgets my name”这样的问题；课程内容为英文。',
    },
  },
  ar: {
    landing: {
      title: 'تعلّم Langflow بالبناء، مخططًا بعد مخطط',
      lead: 'تأخذك خمسة مستويات من أول مخطط محادثة إلى تشغيل Langflow لمؤسسة بأكملها. وينتهي كل منها باختبار قصير وشهادة.',
      lessons:
        'أبقِ Langflow مفتوحًا بجانب الصفحة. تحدّد كل خطوة عنصر الواجهة الذي تستخدمه بالضبط وما ينبغي أن تراه بعده.',
      test: 'تختم كل مستوى خمسة أسئلة. تنجح بأربع إجابات صحيحة، وعندها تُشرح كل إجابة. وإلى ذلك الحين يمكنك إعادة المحاولة.',
      install: 'تطبيق سطح المكتب أو Docker أو حزمة Python: اختر ما يناسب جهازك.',
      lookUp: 'كل مكوّن وإعداد ونقطة نهاية، يحدّثها المطوّرون باستمرار.',
    },
    finished: {
      lead: 'تهانينا! صرت قادرًا على البناء باستخدام Langflow، ولديك ما يثبت ذلك: شهادة لكل مستوى، بعنوان يمكن لأي شخص التحقق منه.',
      buildTitle: 'ابنِ شيئًا خاصًا بك',
      build: 'اختر عملًا تنجزه كل أسبوع، واترك لمخطط أن ينجزه.',
    },
    layout: {
      tagline: 'من أول مخطط إلى بيئة الإنتاج',
      madeFor: 'أُعدّ لمجتمع Langflow. مشروع من المجتمع، لا صلة له بمطوّري Langflow.',
    },
    pages: {
      homeDescription:
        'تعلّم Langflow في خمسة مستويات: دروس قصيرة واختبار معرفة وشهادة لكل مستوى، من أول مخطط إلى هندسة المؤسسات.',
    },
    locked: {
      quote: 'لكل مخطط ترتيب: تبدأ العقدة التالية حين تنتهي التي قبلها.',
    },
    search: {
      hint: 'اسم في Langflow أو كلمات من خطوة أو سؤال مثل «chat forgets my name»؛ الدروس بالإنجليزية.',
    },
  },
  he: {
    landing: {
      title: 'ללמוד את Langflow תוך כדי בנייה, זרימה אחר זרימה',
      lead: 'חמש רמות יובילו אותך מזרימת הצ׳אט הראשונה ועד להפעלת Langflow בארגון שלם. כל אחת מסתיימת במבחן קצר ובתעודה.',
      lessons:
        'כדאי להשאיר את Langflow פתוח לצד הדף. כל שלב מציין בדיוק באיזה פקד להשתמש ומה אמור להופיע אחר כך.',
      test: 'חמש שאלות חותמות כל רמה. בארבע תשובות נכונות עוברים, וכל תשובה מוסברת; עד אז אפשר לנסות שוב.',
      install: 'יישום שולחני, Docker או חבילת Python: אפשר לבחור מה שמתאים למחשב שלך.',
      lookUp: 'כל רכיב, הגדרה ונקודת קצה, מעודכנים בידי המפתחים.',
    },
    finished: {
      lead: 'מזל טוב! עכשיו אפשר לבנות עם Langflow, ויש לכך הוכחה: תעודה לכל רמה, בכתובת שכל אחד יכול לבדוק.',
      buildTitle: 'לבנות משהו משלך',
      build: 'אפשר לבחור משימה שחוזרת בכל שבוע ולתת לזרימה לבצע אותה.',
    },
    layout: {
      tagline: 'מהזרימה הראשונה ועד לסביבת הייצור',
      madeFor: 'נוצר למען קהילת Langflow. מיזם קהילתי שאינו קשור למפתחים של Langflow.',
    },
    pages: {
      homeDescription:
        'ללמוד את Langflow בחמש רמות: שיעורים קצרים, מבחן ידע ותעודה לכל אחת, מהזרימה הראשונה ועד לארכיטקטורה ארגונית.',
    },
    locked: {
      quote: 'לכל זרימה יש סדר: הצומת הבא מתחיל כשהקודם לו מסתיים.',
    },
    search: {
      hint: 'שם ב־Langflow, מילים משלב או שאלה כמו “chat forgets my name”; השיעורים באנגלית.',
    },
  },
};
